// `npm run arabic`: writes docs/arabic.md, every English sentence beside its Arabic one, for a native reader to check.
// With --check it only compares, and fails if the page is older than the sentences.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

const root = path.resolve(import.meta.dirname, '..')
const page = path.join(root, 'docs', 'arabic.md')
const PLACES = [
  { folder: 'web/src', title: 'Storefront' },
  { folder: 'contract/src', title: 'Fields of forms' },
  { folder: 'server/src', title: 'Server, letters and test pages' },
]
const INTRODUCTION = `# The shop's sentences in Arabic

For a native reader to check. The page is made by \`npm run arabic\` from the \`*.messages.en.ts\` and \`*.messages.ar.ts\` files; a
correction goes into the file named above each table. \`{…}\` stands for a name, a number or an amount. Sentences of several
forms (none, one, two, a few, many) stand below each other.
`

const text = `${INTRODUCTION}\n${PLACES.map(sectionOf).join('\n')}`
if (!process.argv.includes('--check')) writeFileSync(page, text)
else if (!existsSync(page) || readFileSync(page, 'utf8') !== text) {
  process.stderr.write('docs/arabic.md is older than the sentences. Write it again: npm run arabic\n')
  process.exitCode = 1
}

function sectionOf({ folder, title }) {
  const files = readdirSync(path.join(root, folder), { recursive: true })
    .filter((file) => /(messages|language)\.ar\.ts$/.test(file))
    .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/')))
    .sort()
  return `## ${title}\n\n${files.map(tableOf).join('\n')}`
}

function tableOf(file) {
  const english = sentencesOf(file.replace('.ar.ts', '.en.ts'))
  const rows = [...sentencesOf(file)]
    .filter(([, arabic]) => /\p{Script=Arabic}/u.test(arabic.join()))
    .map(
      ([name, arabic]) =>
        `| ${(english.get(name) ?? [name.split('.').at(-1)]).join('<br>')} | ${arabic.join('<br>')} |`,
    )
  return `### ${file}\n\n| English | Arabic |\n| --- | --- |\n${rows.join('\n')}\n`
}

/** The texts of a module by the names of its constants. The keys of an object are names as well. None if there is no module. */
function sentencesOf(file) {
  if (!existsSync(path.join(root, file))) return new Map()
  const source = ts.createSourceFile(file, readFileSync(path.join(root, file), 'utf8'), ts.ScriptTarget.Latest)
  const sentences = new Map()
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement)) add(statement.name.text, statement.body)
    if (!ts.isVariableStatement(statement)) continue
    for (const { name, initializer } of statement.declarationList.declarations)
      if (initializer) add(name.text, initializer)
  }
  return sentences

  function add(name, node) {
    const object = objectIn(node)
    if (object)
      return object.properties.forEach((property) =>
        add(`${name}.${nameOf(property)}`, property.initializer ?? property),
      )
    const texts = textsIn(node, source)
    if (texts.length > 0) sentences.set(name, texts)
  }
}

/** The object of sentences that a constant holds, by itself or handed to messagesOf. */
function objectIn(node) {
  if (ts.isObjectLiteralExpression(node)) return node
  if (ts.isCallExpression(node) && node.expression.getText === undefined) return undefined
  return ts.isCallExpression(node) ? node.arguments.find(ts.isObjectLiteralExpression) : undefined
}

function nameOf({ name }) {
  return name?.text ?? ''
}

/** Texts with letters, in the order in which they stand. Names of languages' rules and codes have no place in the list. */
function textsIn(node, source) {
  if (ts.isBinaryExpression(node) && /^[!=]==$/.test(node.operatorToken.getText(source))) return []
  if (ts.isTemplateExpression(node)) {
    const spans = node.templateSpans.map(({ expression, literal }) => `{${labelOf(expression, source)}}${literal.text}`)
    return [cell(node.head.text + spans.join(''))]
  }
  if (ts.isStringLiteralLike(node)) return /\p{L}/u.test(node.text) ? [cell(node.text)] : []
  const texts = []
  if (!ts.isTypeNode(node)) ts.forEachChild(node, (child) => void texts.push(...textsIn(child, source)))
  return texts
}

/** `isolate(egp(total))` is {total}; a part of a sentence, `pieces(count)`, is {pieces}, which has a row of its own. */
function labelOf(expression, source) {
  if (!ts.isCallExpression(expression)) return /(\w+)\W*$/.exec(expression.getText(source))?.[1] ?? '…'
  const called = expression.expression.getText(source)
  const isWrapper = /isolate|egp|money|amount|join/i.test(called)
  return isWrapper && expression.arguments[0] ? labelOf(expression.arguments[0], source) : called
}

function cell(text) {
  return text.replaceAll('|', '\\|').replaceAll('\u00a0', ' ').trim()
}
