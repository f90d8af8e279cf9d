import { type ComponentProps, type FormEvent, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { valuesOf } from './form.tsx'
import { queryString } from './paths.ts'

/** Writes its fields into the address. Back and forward write the address into the fields, which keep the focus. */
export function SearchForm(form: ComponentProps<'form'>) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const fields = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const asked = new URLSearchParams(search)
    for (const field of fields.current?.elements ?? [])
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
        field.value = asked.get(field.name) ?? ''
  }, [search])
  function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    void navigate(queryString(valuesOf(event.currentTarget)))
  }
  return <form ref={fields} role="search" onSubmit={find} {...form} />
}
