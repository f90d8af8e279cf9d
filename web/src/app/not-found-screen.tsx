import { Link } from 'react-router'
import { paths } from '@baqala/contract/paths'
import { ScreenTitle } from '../ui/screen-title.tsx'

export function NotFoundScreen() {
  return (
    <div className="mx-auto grid min-h-dvh max-w-xl content-start justify-items-center gap-5 py-8 text-center">
      <img
        src="/images/not-found.svg"
        alt="Error: this shelf is empty"
        width={400}
        height={300}
        className="h-auto w-full max-w-sm"
      />
      <ScreenTitle tabTitle="Not found">There is nothing on this shelf</ScreenTitle>
      <p className="text-ink-soft">The page you asked for does not exist.</p>
      <Link to={paths.home} className="button button-leaf">
        To the shop
      </Link>
    </div>
  )
}
