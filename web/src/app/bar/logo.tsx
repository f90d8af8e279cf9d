import { Link } from '@baqala/kit/ui/link.tsx'
import { messages as shop } from '#messages/shop'
import { paths } from '@baqala/contract/paths'

export function Logo({ isLink }: { isLink: boolean }) {
  const content = (
    <>
      <img src="/images/logo.svg" alt="" width={40} height={40} className="size-[min(2.5rem,11vw,44px)]" />
      <span className="text-[min(1.5rem,6.2vw)] font-extrabold">{shop.shopName}</span>
    </>
  )
  // Spec 2: for visitors Login and Register are the bar's only links.
  if (!isLink) return <span className="flex items-center gap-2">{content}</span>
  return (
    <Link to={paths.home} className="flex items-center gap-2 rounded-field">
      {content}
    </Link>
  )
}
