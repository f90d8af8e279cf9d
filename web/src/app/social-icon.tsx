/** A mark out of public/images/social.svg: drawn there once, so that no visit waits for it. */
export function SocialIcon({ network }: { network: string }) {
  return (
    <svg aria-hidden width={18} height={18} fill="currentColor">
      <use href={`/images/social.svg#${network}`} />
    </svg>
  )
}
