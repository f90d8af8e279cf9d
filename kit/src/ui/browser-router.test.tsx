import { screen } from '@testing-library/dom'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { BrowserRouter } from './browser-router.tsx'

test('Back is followed that was pressed before the page could hear it', async () => {
  history.replaceState({ key: 'left' }, '', '/Products')
  document.body.innerHTML = '<div></div>'
  const root = createRoot(document.body.children[0] as Element)
  flushSync(() =>
    root.render(
      <BrowserRouter>
        <GoesBack />
      </BrowserRouter>,
    ),
  )
  expect(await screen.findByText('/Brands')).toBeTruthy()
})

/** Leaves the entry of the history while it is rendered. */
function GoesBack() {
  useState(() => history.replaceState({ key: 'before' }, '', '/Brands'))
  return <h1>{useLocation().pathname}</h1>
}
