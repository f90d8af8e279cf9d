import { useNavigate } from 'react-router'
import { LogOut } from '@baqala/kit/ui/icons.tsx'
import { PressButton } from '@baqala/kit/ui/press-button.tsx'
import { callAdmin, forgetSession } from '../api/calls.ts'
import { paths } from '../ui/paths.ts'
import { leave } from './leaving.ts'
import { unlessEnded } from './use-session.ts'
import { messages } from '#messages/session'

export function SignOutButton() {
  const navigate = useNavigate()
  async function signOut() {
    await leave()
    await unlessEnded(callAdmin('closeSession', {}))
    forgetSession(false)
    // Somebody else may not see this screen.
    await navigate(paths.home)
  }
  return (
    <PressButton
      work={signOut}
      look="none"
      className="admin-tab gap-2"
      text={
        <>
          <LogOut aria-hidden size={20} className="rtl:scale-[-1_1]" />
          <span className="max-sm:sr-only">{messages.signOut}</span>
        </>
      }
    />
  )
}
