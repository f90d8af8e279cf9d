import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { MAX_TEXT_BYTES, MAX_WORKBOOK_BYTES, WORKBOOK_TYPE } from '@baqala/contract/admin/imports'
import { ADMIN_ROOT, adminCalls } from '@baqala/contract/admin/calls'
import { currentLanguage } from '@baqala/kit/language/language.ts'
import { type AdminReply, callAdmin, type CallFailed, useCall } from '../api/calls.ts'
import { messages } from '#messages/imports'

export type Report = AdminReply<'importProducts'>
export type KeptImport = AdminReply<'listImports'>[number]

/** The shopkeeper's choices about a file. */
export interface Choices {
  readonly sheet?: string
  readonly decimals?: 'point' | 'comma'
  readonly withdrawMissing?: 'true'
}

/** A file that was chosen or dropped; the number tells it from an earlier one of the same name. */
export interface ChosenFile {
  readonly number: number
  readonly file: File
}

const isWorkbook = ({ name }: File) => /\.xls[xm]$/i.test(name)

/** The most megabytes that a file may have; undefined where it has no more. */
export function exceededMegabytes(file: File): number | undefined {
  const most = isWorkbook(file) ? MAX_WORKBOOK_BYTES : MAX_TEXT_BYTES
  return file.size > most ? most / 1024 / 1024 : undefined
}

export function toAsk({ file }: ChosenFile, choices: object) {
  // Phones know no type for many files, and the server looks into them anyway.
  const type = isWorkbook(file) ? WORKBOOK_TYPE : 'text/csv'
  return { file: new Blob([file], { type }), query: { name: file.name, ...choices } }
}

/** Asks what importing the file would do. */
export function usePreview(chosen: ChosenFile, choices: Choices) {
  return useQuery({
    queryKey: ['import-check', chosen.number, choices],
    queryFn: () => callAdmin('importProducts', toAsk(chosen, { ...choices, check: 'true' })),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
}

/** Before a refusal is said: the catalogue, or the file, may be another than was seen. */
export const lookAgain = (refetch: () => Promise<unknown>) => (failure: CallFailed) =>
  Promise.resolve(failure.status === 409 && refetch()).then(() => Promise.reject(failure))

export const useImports = () => useCall('imports', 'listImports', {})

/** The address of a file that the server hands out, with headings in the language of the page. */
export function fileAddress(name: 'getImportTemplate' | 'exportProducts' | 'getBeforeImport', id = ''): string {
  return `${ADMIN_ROOT}${adminCalls[name].path.replace(':id', id)}?headings=${currentLanguage()}`
}

const PARTS = ['added', 'changed', 'counted', 'withdrawn', 'refused'] as const

/** "12 new, 3 changed"; parts without any are left out. */
export function summaryOf(counts: Readonly<Record<(typeof PARTS)[number], number>>): string {
  const parts = PARTS.filter((part) => counts[part] > 0).map((part) => messages.summary[part](counts[part]))
  return parts.length === 0 ? messages.nothingToDo : parts.join(' · ')
}
