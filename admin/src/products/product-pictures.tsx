import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { MAX_PICTURES } from '@baqala/contract/admin/limits'
import { RoundButton } from '@baqala/kit/ui/button.tsx'
import { ErrorAlert } from '@baqala/kit/ui/error-alert.tsx'
import { icon, X } from '@baqala/kit/ui/icons.tsx'
import { Picture } from '@baqala/kit/ui/picture.tsx'
import { callAdmin, refresh } from '../api/calls.ts'
import { FileInput } from '../ui/file-input.tsx'
import { offerUndo } from '../ui/undo-bar.tsx'
import { shrinkPicture } from './shrink-picture.ts'
import type { Product } from '../goods/use-products.ts'
import { messages } from '#messages/products'

const ArrowRight = icon('M5 12h14M12 5l7 7-7 7')
const Camera = icon(
  'M13.997 4a2 2 0 0 1 1.76 1.05l.486.9A2 2 0 0 0 18.003 7H20a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2h1.997a2 2 0 0 0 1.759-1.048l.489-.904A2 2 0 0 1 10.004 4zM9 13a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
)

/** The pictures in the shop's order, the cover first. Each change counts at once. */
export function ProductPictures({ product }: { readonly product: Product }) {
  const { images, progress, failure, move, remove, add } = usePictures(product)
  const mover = (label: string, from: number, to: number, turn: string) => (
    <RoundButton
      label={label}
      disabled={to < 0 || to === images.length}
      onClick={() => move(from, to)}
      icon={<ArrowRight aria-hidden className={turn} />}
      className="disabled:invisible"
    />
  )
  return (
    <>
      <ol className="picture-list">
        {images.map((image, at) => (
          <li key={image}>
            <Picture url={image} alt={messages.picture(at + 1)} sizes="144px" className="rounded-field bg-white" />
            <div className="flex items-center justify-between">
              {mover(messages.moveUp(at + 1), at, at - 1, 'ltr:scale-[-1_1]')}
              <RoundButton label={messages.removePicture(at + 1)} onClick={() => remove(at)} icon={<X aria-hidden />} />
              {mover(messages.moveDown(at + 1), at, at + 1, 'rtl:scale-[-1_1]')}
            </div>
            {at === 0 && <p className="text-center text-sm font-bold">{messages.cover}</p>}
          </li>
        ))}
        <li>
          {images.length < MAX_PICTURES ? (
            <label className="picture-taker">
              <Camera aria-hidden />
              {messages.takePicture}
              {/* A phone offers its camera beside its pictures. */}
              <FileInput multiple disabled={progress !== ''} onFiles={add} />
            </label>
          ) : (
            <p className="text-sm text-ink-soft">{messages.picturesFull}</p>
          )}
        </li>
      </ol>
      <p role="status" className="empty:absolute">
        {progress}
      </p>
      <ErrorAlert message={failure} />
    </>
  )
}

/** The pictures of a product, and the changes to them: the server is told of each, and the product is read again after it. */
function usePictures(product: Product) {
  const { _id: id } = product
  // A placeholder cannot be moved.
  const images = product.images.filter((image) => !image.startsWith('/images/no-picture-'))
  const [progress, setProgress] = useState('')
  const changing = useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
    onSettled() {
      setProgress('')
      return refresh('products')
    },
  })

  const change = changing.isPending ? () => undefined : changing.mutate

  const order = (next: readonly string[], updatedAt = product.updatedAt) =>
    callAdmin('changeProduct', { params: { id }, body: { images: [...next], updatedAt } })

  function move(from: number, to: number) {
    const moved = images[from]
    const others = images.filter((_, place) => place !== from)
    if (moved !== undefined) change(() => order([...others.slice(0, to), moved, ...others.slice(to)]))
  }

  function remove(place: number) {
    change(async () => {
      const query = { seen: images[place] ?? '' }
      const { updatedAt } = await callAdmin('removePicture', { params: { id, position: place }, query })
      offerUndo({ text: messages.pictureRemoved, undo: () => order(images, updatedAt).then(() => refresh('products')) })
    })
  }

  function add(files: readonly File[]) {
    const taken = files.slice(0, MAX_PICTURES - images.length)
    change(async () => {
      for (const [at, file] of taken.entries()) {
        setProgress(messages.sending(at + 1, taken.length))
        const shrunk = await shrinkPicture(file)
        if (shrunk === undefined) throw new Error(messages.noPictureFile(file.name))
        const params = { id, position: images.length + at }
        await callAdmin('putPicture', { params, query: { seen: '' }, file: shrunk })
      }
    })
  }

  return { images, progress, failure: changing.error?.message, move, remove, add }
}
