/** Sentences are not there yet while modules are loaded, and another language's may take their place later. */
import ts from 'typescript'
import { expect, it } from 'vitest'

const sources = import.meta.glob<string>(
  ['./**/*.{ts,tsx}', '../../kit/src/**/*.{ts,tsx}', '!./**/*.messages.*', '!./**/*.test.*'],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
)

/** The lines of a module that read a sentence, or the language, outside of any function. */
function readWhileLoaded(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const look = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) || ts.isTypeNode(node) || ts.isImportDeclaration(node)) return
    const isRead =
      ts.isPropertyAccessExpression(node) && /^(messages|\w+Messages|shopWords)$/.test(node.expression.getText())
    const isAsked = ts.isCallExpression(node) && /^(currentLanguage|otherLanguage)$/.test(node.expression.getText())
    if (isRead || isAsked) found.push(`${file}: ${node.getText()}`)
    ts.forEachChild(node, look)
  }
  look(source)
  return found
}

it('no module reads a sentence while it is loaded', () => {
  expect(Object.entries(sources).flatMap(([file, text]) => readWhileLoaded(file, text))).toEqual([])
})
