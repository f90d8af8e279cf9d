import { ROUNDINGS, GROUPS } from '@baqala/contract/admin/price-rules'
import { inShopDigits } from '@baqala/contract/arabic'
import { useState } from 'react'
import { amountOf } from '@baqala/contract/typed-amount'
import { type AdminReply, callAdmin, changeAdmin } from '../api/calls.ts'
import { Field, SelectField, useForm } from '../ui/form.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import { egp, nameOf } from '../ui/words.ts'
import { GroupsFailed } from '../goods/groups-failed.tsx'
import { useGroups } from '../goods/use-products.ts'
import { BeforeAfter } from './price-changes.tsx'
import { messages } from '#messages/prices'

type Preview = AdminReply<'changePrices'>

// The worth of coins in Egypt.
const USUAL_ROUNDING = 0.25

/** All prices of a group by a percentage: shown first, then done, and undone in the list of changes. */
export function ChangeMany({ onClose }: { readonly onClose: () => void }) {
  const [preview, setPreview] = useState<Preview>()
  const form = useForm(async ({ categoryId: group = '', percent = '', rounding = '', ...proof }) => {
    const [kind = '', id = ''] = group.split(' ')
    const body = {
      ...(kind && { [`${kind}Id`]: id }),
      // As people write it: 10%, ١٠٪.
      percent: amountOf(percent.replace(/[%٪]/, '')) || 0,
      rounding: ROUNDINGS.find((each) => String(each) === rounding) ?? USUAL_ROUNDING,
    }
    if (!preview) {
      setPreview(await callAdmin('changePrices', { body, query: { check: 'true' } }))
      return
    }
    const ask = { body: { ...body, seen: preview.seen } }
    const { changes } = await changeAdmin('products', 'changePrices', ask, proof)
    return messages.done(changes.length)
  }, onClose)
  const count = preview?.changes.length
  const button = count === 0 ? undefined : count === undefined ? messages.look : messages.doIt(count)
  const dialog = { title: messages.changeMany, onClose, form, submit: button, hasProof: preview !== undefined }
  return (
    <FormDialog {...dialog}>
      <GroupsFailed />
      {/* Other values are another preview. */}
      <div onChange={() => setPreview(undefined)} className="grid gap-4 sm:grid-cols-2">
        <GroupSelect />
        <Field name="percent" label={messages.percent} hint={messages.percentHint} dir="ltr" required />
        <SelectField
          name="rounding"
          label={messages.rounding}
          defaultValue={USUAL_ROUNDING}
          options={ROUNDINGS.map((each) => [String(each), egp(each)])}
        />
      </div>
      {preview && <WouldBe changes={preview.changes} />}
    </FormDialog>
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

/** One category, subcategory or brand: the form gets its kind and its id, such as `brand 6543…`. */
function GroupSelect() {
  const lists = useGroups()
  return (
    // Named as the server names what is missing.
    <SelectField name="categoryId" label={messages.group} defaultValue="" className="sm:col-span-2">
      <option value="">{messages.choose}</option>
      {GROUPS.map((kind) => (
        <optgroup key={kind} label={messages.groups[kind]}>
          {lists[kind].data?.map((group) => (
            <option key={group._id} value={`${kind} ${group._id}`}>
              {nameOf(group)}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  )
}
