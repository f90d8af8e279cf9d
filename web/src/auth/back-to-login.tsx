import { Link } from 'react-router'
import { paths } from '@baqala/contract/paths'

export function BackToLogin() {
  return (
    <p className="mt-6">
      <Link to={paths.login} className="text-link">
        Back to Login
      </Link>
    </p>
  )
}
