import { type ComponentProps, useState } from 'react'
import { toast } from './toast.ts'

interface PressButtonProps extends ComponentProps<'button'> {
  readonly work: () => Promise<unknown>
  /** Said in a toast once it is done. */
  readonly said?: string
}

/** A button that does something at once. It ignores presses meanwhile, and says in a toast why it could not be done. */
export function PressButton({ work, said = '', ...button }: PressButtonProps) {
  const [isBusy, setIsBusy] = useState(false)
  async function press() {
    setIsBusy(true)
    try {
      await work()
      toast.success(said)
    } catch (error) {
      if (error instanceof Error) toast.failure(error.message)
    } finally {
      setIsBusy(false)
    }
  }
  // Not disabled, which would lose the focus.
  return <button type="button" aria-disabled={isBusy} {...button} onClick={() => !isBusy && void press()} />
}
