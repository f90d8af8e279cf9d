import { Link } from 'react-router'
import { paths } from '@baqala/contract/paths'
import * as messages from './auth.messages.en.ts'

export function BackToLogin() {
  return (
    <p className="mt-6">
      <Link to={paths.login} className="text-link">
        {messages.backToLogin}
      </Link>
    </p>
  )
}
