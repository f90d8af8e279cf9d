import { shop } from '../../../shop.config.ts'

export function SocialLinks() {
  return (
    <ul className="flex items-center gap-1 lg:max-xl:gap-0">
      {shop.socialLinks.map(({ name, icon, url }) => (
        <li key={icon}>
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={name}
            className="round-button hover:bg-bar-ink/15"
          >
            <SocialIcon network={icon} />
          </a>
        </li>
      ))}
    </ul>
  )
}

/** A symbol of public/images/social.svg, a separate file that keeps the entry chunk small. */
function SocialIcon({ network }: { network: string }) {
  return (
    <svg aria-hidden width={18} height={18} fill="currentColor">
      <use href={`/images/social.svg#${network}`} />
    </svg>
  )
}
