import type { Address, AddressParts } from '@baqala/contract/addresses'
import type { DeliveryArea } from '@baqala/contract/delivery'
import { plainPhone } from '@baqala/contract/phone'
import { ErrorAlert } from '@baqala/kit/ui/error-alert.tsx'
import { Field } from '@baqala/kit/ui/forms/field.tsx'
import { FormInPlace } from '@baqala/kit/ui/forms/form-in-place.tsx'
import { SelectField } from '@baqala/kit/ui/forms/select-field.tsx'
import { type ComponentProps, useId, useRef } from 'react'
import * as z from 'zod/mini'
import { useResumedState } from '../api/resumed-state.ts'
import { areaName } from '../delivery/area-name.ts'
import { useChosenArea } from '../delivery/chosen-area.ts'
import { useDeliveryAreas } from '../delivery/delivery-query.ts'
import { guessArea, placeInDoubt } from '../delivery/guess-area.ts'
import { doubtInWords } from '../delivery/terms.ts'
import { isOddPhone } from '../orders/checkout/odd-phone.ts'
import { saveAddress } from './account-query.ts'
import { FormButtons } from './form-buttons.tsx'
import { joinedAddress } from './joined-address.ts'
import { useAccountForm } from './use-account-form.ts'
import { messages } from '#messages/account'

const text = z.string()
const needed = z.string().check(z.trim(), z.minLength(1, 'required'))

const TypedForm = z.object({
  name: text,
  street: needed,
  building: text,
  floor: text,
  flat: text,
  landmark: text,
  areaId: text,
  city: needed,
  phone: needed,
})
type TypedForm = z.infer<typeof TypedForm>

interface AddressInPlaceProps extends Pick<ComponentProps<typeof FormInPlace>, 'closed'> {
  /** The address to change; without it the form adds one. */
  readonly address?: Address
  readonly accountPhone?: string | undefined
}

/** Half typed it is found again when the shopper comes back, until it is saved or cancelled. */
export function AddressInPlace({ closed, ...form }: AddressInPlaceProps) {
  const [typed, setTyped] = useResumedState<TypedForm | undefined>('addresses', form.address?._id ?? 'new', undefined)
  function closeBy(close: () => void) {
    setTyped(undefined)
    close()
  }
  return (
    <FormInPlace
      closed={closed}
      opened={(close) => <AddressForm {...form} typed={typed} onType={setTyped} onClose={() => closeBy(close)} />}
      isTypedIn={typed !== undefined}
    />
  )
}

interface AddressFormProps extends Omit<AddressInPlaceProps, 'closed'> {
  readonly typed: TypedForm | undefined
  readonly onType: (typed: TypedForm) => void
  readonly onClose: () => void
}

function AddressForm({ address, accountPhone = '', typed, onType, onClose }: AddressFormProps) {
  const labelsId = useId()
  const areas = useDeliveryAreas()?.data ?? []
  const inBar = useChosenArea(areas).area?._id ?? ''
  const defaultValues = typed ?? typedOf(address ?? { phone: accountPhone, areaId: inBar })
  const { register, errorOf, alert, isSubmitting, onSubmit, watch, setValue } = useAccountForm<TypedForm>(
    { schema: TypedForm, defaultValues, send: (form) => send(form, address?._id), isResumed: typed !== undefined },
    messages.saved,
    onClose,
  )
  const field = (name: keyof TypedForm, autoComplete?: string) => ({
    ...register(name),
    label: messages[name === 'name' ? 'label' : name === 'areaId' ? 'area' : name],
    autoComplete,
    error: errorOf(name) && messages.required,
    // A blank field has the direction of the page.
    ...(watch(name) && { dir: 'auto' }),
  })
  const area = areas.find(({ _id }) => _id === watch('areaId'))
  const areaDoubt = area && doubtInWords({ area, inDoubt: placeInDoubt(areas, area, placeIn(watch())) })
  const newlyNamed = useNewlyNamed(areas, defaultValues)
  function handleChange() {
    const named = newlyNamed(watch())
    if (named !== undefined) setValue('areaId', named)
    onType(watch())
  }
  const doubt = isOddPhone(watch('phone')) && <strong className="text-tomato-ink">{messages.oddPhone}</strong>
  return (
    <form noValidate onSubmit={(event) => void onSubmit(event)} onChange={handleChange}>
      <ErrorAlert message={alert} />
      <div className={`grid grid-cols-[minmax(0,1fr)] gap-4 ${alert ? 'mt-4' : ''}`}>
        <Field {...field('name', 'off')} hint={messages.labelHint} list={labelsId} maxLength={100} />
        <datalist id={labelsId}>
          {messages.labels.map((label) => (
            <option key={label}>{label}</option>
          ))}
        </datalist>
        <Field {...field('street', 'address-line1')} required maxLength={200} />
        <div className="address-parts">
          {(['building', 'floor', 'flat'] as const).map((name) => (
            <Field key={name} {...field(name)} maxLength={40} />
          ))}
        </div>
        <Field {...field('landmark')} hint={messages.landmarkHint} maxLength={100} />
        {areas.length > 0 && (
          <SelectField
            label={messages.area}
            hint={areaDoubt && <strong className="text-tomato-ink">{areaDoubt}</strong>}
            options={[['', messages.noArea], ...areas.map((area) => [area._id, areaName(area)] as const)]}
            {...register('areaId')}
          />
        )}
        <Field {...field('city', 'address-level2')} required maxLength={100} />
        <Field {...field('phone', 'tel')} type="tel" dir="ltr" required maxLength={40} hint={doubt} />
        <FormButtons isBusy={isSubmitting} onCancel={onClose} />
      </div>
    </form>
  )
}

/** An address that another client has kept has no parts: all of it stands in the first field. */
function typedOf({ name = '', details = '', city = '', phone = '', areaId = '', parts }: Partial<Address>): TypedForm {
  const blank: AddressParts = { street: details, building: '', floor: '', flat: '', landmark: '' }
  return { name, ...blank, ...parts, areaId, city, phone }
}

/** As at payment: the area follows the words, and one that is chosen stays until they name another. */
function useNewlyNamed(areas: readonly DeliveryArea[], first: TypedForm) {
  const last = useRef<string>(undefined)
  return (form: TypedForm) => {
    const namedIn = (each: TypedForm) => guessArea(areas, Object.values(placeIn(each)).join(' '))?._id
    const before = last.current ?? namedIn(first)
    last.current = namedIn(form) ?? before
    return last.current === before ? undefined : last.current
  }
}

function placeIn({ street, landmark, city }: TypedForm) {
  return { details: `${street} ${landmark}`, city }
}

function send({ name, areaId, city, phone, ...parts }: TypedForm, addressId: string | undefined) {
  // A note beside the number, such as "ask for Mona", keeps its spaces.
  const kept = isOddPhone(phone) ? phone : plainPhone(phone)
  return saveAddress(addressId, { name, details: joinedAddress(parts), city, phone: kept, parts, areaId })
}
