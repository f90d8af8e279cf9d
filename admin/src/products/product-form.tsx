import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { Button } from '@baqala/kit/ui/button.tsx'
import { ErrorAlert } from '@baqala/kit/ui/error-alert.tsx'
import { Section } from '@baqala/kit/ui/section.tsx'
import { SubmitButton } from '@baqala/kit/ui/forms/submit-button.tsx'
import { ErrorOf, Field, useForm, type Values, valuesOf } from '../ui/form.tsx'
import { ScanField } from '../scan/scan-field.tsx'
import { typeInto } from '../scan/use-scanner.ts'
import { changesOf, keepDraft, readDraft } from './drafts.ts'
import { GroupFields, PairOfTexts } from './product-fields.tsx'
import type { Product } from '../goods/use-products.ts'
import { messages } from '#messages/products'

/** The look of a part of the screen. */
export const PANEL = 'panel grid gap-4 p-5'
const HINT = '-mt-4 text-sm text-ink-soft'
const PACK = ['ingredients', 'origin', 'storage', 'nutrition']
const BOTH = ['title', 'unit', 'description', ...PACK].flatMap((name) => [name, `${name}Ar`])

/** The fields of a product as a form has them: groups by their addresses in the shop, which name them in any language. */
export function fieldsOf(product: Product): Values {
  const texts = Object.fromEntries(Object.entries(product).filter(([name]) => BOTH.includes(name)))
  const { sku, barcode, category, subcategory, brand } = product
  const codes = { sku: sku ?? '', barcode: barcode ?? '' }
  return { ...texts, ...codes, category: category.slug, subcategory: subcategory.name, brand: brand.name }
}

interface ProductFormProps {
  /** Whose draft is kept: an id, or `new`. */
  readonly id: string
  /** As it is on the server; absent for a new one. */
  readonly product?: Product
  /** First values that are not saved yet, such as the code that was scanned. */
  readonly told?: Values
  /** Further fields, of a new product, from their first values. */
  readonly selling?: (typed: Values) => ReactNode
  /** Saves the values that differ, and tells what a toast says then. */
  readonly onSave: (changed: Values) => Promise<string>
  readonly onDiscard?: () => void
}

/** All fields in both languages, by group. The values that are typed stay while the others are saved elsewhere. */
export function ProductForm(props: ProductFormProps) {
  const [round, setRound] = useState(0)
  const discard = () => {
    keepDraft(props.id, {})
    props.onDiscard?.()
    setRound(round + 1)
  }
  return <Fields key={round} {...props} onDiscard={discard} />
}

function Fields({ id, product, told, selling, onSave, onDiscard }: ProductFormProps) {
  const values: Values = product ? fieldsOf(product) : {}
  const [draft, setDraft] = useState(() => readDraft(id).changed)
  const first = { ...values, ...draft, ...told }
  const form = useForm(async (typed) => {
    const said = await onSave(changesOf(values, typed))
    keepDraft(id, {})
    setDraft({})
    return said
  })
  const pair = (name: string, isLong = false) => <PairOfTexts key={name} name={name} values={first} isLong={isLong} />
  const keep = ({ currentTarget }: FormEvent<HTMLFormElement>) =>
    keepDraft(id, changesOf(values, valuesOf(currentTarget)), product)
  return (
    <ErrorOf value={form.errorOf}>
      <form noValidate onSubmit={form.onSubmit} onInput={keep} className="product-form">
        {Object.keys(draft).length > 0 && (
          <div role="status" className="panel flex flex-wrap items-center justify-between gap-3 p-4">
            <p>{messages.draftKept}</p>
            <Button onClick={onDiscard} text={messages.discard} />
          </div>
        )}
        <Section title={messages.names} className={PANEL}>
          <p className={HINT}>{messages.namesHint}</p>
          {pair('title')}
          {pair('unit')}
        </Section>
        {selling && (
          <Section title={messages.selling} className={PANEL}>
            {selling(first)}
          </Section>
        )}
        <Section title={messages.shelf} className={PANEL}>
          <p className={HINT}>{messages.newNameHint}</p>
          <GroupFields values={first} />
        </Section>
        <Section title={messages.codes} className={PANEL}>
          <div className="grid gap-4 sm:grid-cols-2">
            <BarcodeField defaultValue={first.barcode} />
            <Field name="sku" defaultValue={first.sku} label={messages.sku} dir="ltr" />
          </div>
        </Section>
        <Section title={messages.description} className={PANEL}>
          {pair('description', true)}
        </Section>
        <Section title={messages.pack} className={PANEL}>
          {PACK.map((name) => pair(name, true))}
        </Section>
        <div className="save-bar">
          <ErrorAlert message={form.alert} />
          <SubmitButton isBusy={form.isBusy} text={messages.save} />
        </div>
      </form>
    </ErrorOf>
  )
}

/** Typed, or read off the pack. */
function BarcodeField({ defaultValue }: { readonly defaultValue: string | undefined }) {
  const field = useRef<HTMLInputElement>(null)
  const fill = (code: string) => field.current && typeInto(field.current, code)
  return (
    <ScanField className="" status="" onCode={fill}>
      {(opener) => (
        <div className="flex flex-wrap items-end gap-2">
          <Field
            ref={field}
            name="barcode"
            defaultValue={defaultValue}
            label={messages.barcode}
            dir="ltr"
            inputMode="numeric"
            className="min-w-0 flex-1 basis-24"
          />
          {opener}
        </div>
      )}
    </ScanField>
  )
}
