import { type ComponentType, useEffect, useState } from 'react'
import { withSentences } from '../language/language.ts'

/**
 * A part of the page whose code is not needed at first, undefined until it has come. `wait` calls its callback when the code
 * may be loaded (`whenIdle`) and returns a function that cancels it. Define both functions outside of the component.
 */
export function useLater<Props extends object>(
  wait: (callback: () => void) => () => void,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> | undefined {
  const [part, setPart] = useState<ComponentType<Props>>()
  useEffect(
    () =>
      wait(
        () =>
          void withSentences(load).then(
            (loaded) => setPart(() => loaded),
            () => {},
          ),
      ),
    [wait, load],
  )
  return part
}
