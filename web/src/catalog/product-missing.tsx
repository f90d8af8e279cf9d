import { Link } from 'react-router'
import { paths } from '@baqala/contract/paths'
import { ScreenTitle } from '../ui/screen-title.tsx'
import * as messages from './catalog.messages.en.ts'

export function ProductMissing() {
  return (
    <div className="panel grid justify-items-center gap-4 px-6 py-14 text-center">
      <ScreenTitle className="screen-title text-tomato-ink">{messages.detailsFailedHeading}</ScreenTitle>
      <p className="text-lg">{messages.detailsFailedOnScreen}</p>
      <Link to={paths.products} className="button button-leaf">
        {messages.allProducts}
      </Link>
    </div>
  )
}
