/** The language of the admin: a person's choice holds on any phone they sign in on. */
import { useEffect } from 'react'
import type { Language } from '@baqala/contract/language'
import { changeLanguage, chooseLanguage, currentLanguage, otherLanguage } from '@baqala/kit/language/language.ts'
import { callAdmin } from '../api/calls.ts'
import { queryClient } from '../api/query-client.ts'
import type { Session } from './use-session.ts'
import { messages } from '#messages/api'

/** Changes to the other language here, and on all phones of the person who is signed in. */
export async function changeOwnLanguage(session: Session | undefined): Promise<void> {
  const language = otherLanguage()
  const saved = session && (await callAdmin('setMyLanguage', { body: { language } }))
  await showLanguage(language)
  if (saved) queryClient.setQueryData(['session'], saved)
}

/** Shows the language of the person who has signed in: on a shared phone the person before may read another. */
export function useOwnLanguage(session: Session | undefined): void {
  const language = session?.language
  useEffect(() => {
    if (language && language !== currentLanguage()) void showLanguage(language).catch(() => undefined)
  }, [session?.person._id, language])
}

async function showLanguage(language: Language): Promise<void> {
  await changeLanguage(language).catch(() => Promise.reject(new Error(messages.noConnection)))
  chooseLanguage(language)
  // Answers are in the language that was asked in: names of goods and areas, what has happened to an order.
  void queryClient.invalidateQueries()
}
