import { paths } from '@baqala/contract/paths'
import { Button, ButtonLink } from '@baqala/kit/ui/button.tsx'
import { ScreenTitle } from '@baqala/kit/ui/screen-title.tsx'
import { useQuery } from '@tanstack/react-query'
import { accountOf } from '../api/stored-session.ts'
import { accountQuery } from '../auth/account.ts'
import { useSession } from '../auth/session.ts'
import { signOut } from '../auth/sign-out.ts'
import { leave } from '../cart/outbox/waiting.ts'
import { AddressesSection } from './addresses-section.tsx'
import { BrowsersSection } from './browsers-section.tsx'
import { DataSection } from './data-section.tsx'
import { DetailsSection } from './details-section.tsx'
import { LookSection } from './look-section.tsx'
import { messages } from '#messages/account'
import './account.css'

export function AccountScreen() {
  const { token } = useSession()
  const query = useQuery(accountQuery(accountOf(token) ?? ''))
  return (
    <>
      <ScreenTitle tabTitle={messages.account}>
        {query.data ? messages.hello(query.data.name) : messages.account}
      </ScreenTitle>
      <ul className="mt-3 flex flex-wrap gap-3">
        {(['orders', 'wishlist', 'help'] as const).map((name) => (
          <li key={name}>
            <ButtonLink to={paths[name]} text={messages.links[name]} />
          </li>
        ))}
        <li>
          <Button onClick={() => leave(signOut)} text={messages.signOut} />
        </li>
      </ul>
      <div className="account-columns">
        <div className="account-column">
          <DetailsSection query={query} />
          <AddressesSection accountPhone={query.data?.phone} />
        </div>
        <div className="account-column">
          <LookSection />
          <BrowsersSection />
          <DataSection email={query.data?.email} />
        </div>
      </div>
    </>
  )
}
