import { toast } from '@baqala/kit/ui/toast.ts'
import { changeAdmin } from '../app/calls.ts'
import { Field, useForm } from '../app/form.tsx'
import { FormDialog } from '../app/form-dialog.tsx'
import { nameOf } from '../app/in-language.ts'
import { readNumber } from './read-number.ts'
import type { Round } from './use-delivery.ts'
import { messages } from '#messages/delivery'

interface RoundDialogProps {
  /** Undefined: a new one. */
  readonly round: Round | undefined
  readonly onClose: () => void
}

/** Couriers who ride together. */
export function RoundDialog({ round, onClose }: RoundDialogProps) {
  const form = useForm(async (values) => {
    const { name = '', nameAr = '' } = values
    const body = { name, nameAr: nameAr || name, expressPerHour: readNumber(values, 'expressPerHour') }
    await (round === undefined
      ? changeAdmin('delivery', 'addRound', { body })
      : changeAdmin('delivery', 'changeRound', { params: { id: round._id }, body }))
    toast.success(messages.saved)
    onClose()
  })
  const title = round === undefined ? messages.addRound : messages.changeRound(nameOf(round))
  return (
    <FormDialog title={title} onClose={onClose} about={messages.aboutRounds} form={form} submit={messages.save}>
      <Field name="name" label={messages.nameInEnglish} defaultValue={round?.name} required />
      <Field name="nameAr" label={messages.nameInArabic} defaultValue={round?.nameAr} dir="rtl" />
      <Field
        name="expressPerHour"
        label={messages.expressPerHour}
        hint={messages.expressPerHourHint}
        defaultValue={round?.expressPerHour ?? 4}
        inputMode="numeric"
      />
    </FormDialog>
  )
}
