import { ROUNDINGS } from '@baqala/contract/admin/price-rules'
import { inShopDigits, westernDigits } from '@baqala/contract/digits'
import { useId, useState } from 'react'
import { Dialog } from '@baqala/kit/ui/dialog.tsx'
import { ErrorAlert } from '@baqala/kit/ui/error-alert.tsx'
import { Field } from '@baqala/kit/ui/field.tsx'
import { SubmitButton } from '@baqala/kit/ui/submit-button.tsx'
import { toast } from '@baqala/kit/ui/toast.ts'
import { callAdmin, type AdminReply } from '../app/call-admin.ts'
import { egp } from '../app/money.ts'
import { changeWithProof, ProofField, proofKindOf } from '../app/proof.tsx'
import { useForm } from '../app/use-form.ts'
import { GroupSelect } from './group-select.tsx'
import { BeforeAfter } from './price-changes.tsx'
import { messages } from '#messages/prices'

type Preview = AdminReply<'changePrices'>

// The worth of coins in Egypt.
const USUAL_ROUNDING = 0.25

/** All prices of a group by a percentage: shown first, then done, and undone in the list of changes. */
export function ChangeMany({ onClose }: { readonly onClose: () => void }) {
  const [preview, setPreview] = useState<Preview>()
  const form = useForm(
    async ({ group = '', percent = '', rounding = '', ...proof }) => {
      const [kind = '', id = ''] = group.split(' ')
      const body = {
        ...(kind && { [`${kind}Id`]: id }),
        percent: Number(westernDigits(percent).replace(/[٫,]/, '.').replace('−', '-')) || 0,
        rounding: ROUNDINGS.find((each) => String(each) === rounding) ?? USUAL_ROUNDING,
      }
      if (!preview) return setPreview(await callAdmin('changePrices', { body, query: { check: 'true' } }))
      const { changes } = await changeWithProof(proof, ['products'], () =>
        callAdmin('changePrices', { body: { ...body, seen: preview.seen } }),
      )
      toast.success(messages.done(changes.length))
      onClose()
    },
    ['categoryId', 'percent', 'rounding', 'code', 'password'],
  )
  const proofKind = proofKindOf(form.failedField)
  // Other values are another preview.
  const forget = () => setPreview(undefined)
  return (
    <Dialog title={messages.changeMany} onClose={onClose} isCloseQuiet>
      <ErrorAlert message={form.alert} />
      <form noValidate onSubmit={form.onSubmit} className="grid gap-4">
        <GroupSelect error={form.errorOf('categoryId')} onChange={forget} />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            name="percent"
            label={messages.percent}
            hint={messages.percentHint}
            dir="ltr"
            autoComplete="off"
            required
            onChange={forget}
            error={form.errorOf('percent')}
          />
          <RoundingSelect onChange={forget} />
        </div>
        {preview && <WouldBe changes={preview.changes} />}
        {preview && proofKind && <ProofField kind={proofKind} error={form.errorOf(proofKind)} />}
        {preview?.changes.length !== 0 && (
          <SubmitButton className="justify-self-start" isBusy={form.isBusy}>
            {preview ? messages.doIt(preview.changes.length) : messages.look}
          </SubmitButton>
        )}
      </form>
    </Dialog>
  )
}

function RoundingSelect({ onChange }: { readonly onChange: () => void }) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-bold">
        {messages.rounding}
      </label>
      <select id={id} name="rounding" defaultValue={USUAL_ROUNDING} onChange={onChange} className="field-input">
        {ROUNDINGS.map((each) => (
          <option key={each} value={each}>
            {egp(each)}
          </option>
        ))}
      </select>
    </div>
  )
}

function WouldBe({ changes }: Pick<Preview, 'changes'>) {
  return (
    <div>
      <p role="status" className="font-bold">
        {changes.length === 0 ? messages.nothingWouldBe : messages.wouldBe(changes.length)}
      </p>
      <ul
        // The keyboard scrolls it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={messages.wouldBe(changes.length)}
        className="mt-2 max-h-80 divide-y divide-line overflow-auto rounded-field border border-line"
      >
        {changes.map(({ product, before, after }) => (
          <li key={product._id} className="flex flex-wrap items-center gap-x-4 px-4 py-2">
            <bdi className="min-w-0 flex-1 basis-40">{inShopDigits(`${product.title} ${product.unit}`)}</bdi>
            <BeforeAfter before={before} after={after} />
          </li>
        ))}
      </ul>
    </div>
  )
}
