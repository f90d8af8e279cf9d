import { Link } from 'react-router'
import { messages } from '../messages.ts'
import { paths } from '@baqala/contract/paths'
import { ScreenTitle } from '../ui/screen-title.tsx'

export function ProductMissing() {
  return (
    <div className="panel grid justify-items-center gap-4 px-6 py-14 text-center">
      <ScreenTitle className="screen-title text-tomato-ink">{messages.catalog.detailsFailedHeading}</ScreenTitle>
      <p className="text-lg">{messages.catalog.detailsFailedOnScreen}</p>
      <Link to={paths.products} className="button button-leaf">
        All products
      </Link>
    </div>
  )
}
