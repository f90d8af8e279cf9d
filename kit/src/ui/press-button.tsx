import { type ComponentProps, useState } from 'react'
import { Button } from './button.tsx'
import { toast } from './toast.ts'

interface PressButtonProps extends Omit<ComponentProps<typeof Button>, 'isBusy' | 'onClick'> {
  readonly work: () => Promise<unknown>
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
  return <Button {...button} isBusy={isBusy} onClick={() => void press()} />
}
