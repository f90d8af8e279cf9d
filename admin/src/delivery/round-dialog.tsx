import { Dialog } from '@baqala/kit/ui/dialog.tsx'
import { toast } from '@baqala/kit/ui/toast.ts'
import { callAdmin } from '../app/call-admin.ts'
import { Field, Form } from '../app/form.tsx'
import { useForm } from '../app/use-form.ts'
import { nameOf } from './names.ts'
import { readNumber } from './read-number.ts'
import { refreshDelivery, type Round } from './use-delivery.ts'
import { messages } from '#messages/delivery'

interface RoundDialogProps {
  /** Undefined: a new one. */
  readonly round: Round | undefined
  readonly onClose: () => void
}

/** Couriers who ride together. */
export function RoundDialog({ round, onClose }: RoundDialogProps) {
  const form = useForm(
    async (values) => {
      const { name = '', nameAr = '' } = values
      const body = { name, nameAr: nameAr || name, expressPerHour: readNumber(values, 'expressPerHour') }
      await (round === undefined
        ? callAdmin('addRound', { body })
        : callAdmin('changeRound', { params: { id: round._id }, body }))
      await refreshDelivery()
      toast.success(messages.saved)
      onClose()
    },
    ['name', 'nameAr', 'expressPerHour'],
  )
  return (
    <Dialog
      title={round === undefined ? messages.addRound : messages.changeRound(nameOf(round))}
      onClose={onClose}
      isCloseQuiet
    >
      <p className="text-ink-soft">{messages.aboutRounds}</p>
      <Form form={form} submit={messages.save}>
        <Field name="name" label={messages.nameInEnglish} defaultValue={round?.name} required />
        <Field name="nameAr" label={messages.nameInArabic} defaultValue={round?.nameAr} dir="rtl" />
        <Field
          name="expressPerHour"
          label={messages.expressPerHour}
          hint={messages.expressPerHourHint}
          defaultValue={round?.expressPerHour ?? 4}
          inputMode="numeric"
        />
      </Form>
    </Dialog>
  )
}
