// `npm run arabic`: writes docs/arabic.md, every English sentence beside its Arabic one, for a native reader to check.
// With --check it only compares, and fails if the page is older than the sentences.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { shop } from '../shop.config.ts'

const root = path.resolve(import.meta.dirname, '..')
const page = path.join(root, 'docs', 'arabic.md')
const PLACES = [
  { folder: 'web/src', title: 'Storefront' },
  { folder: 'admin/src', title: 'Admin' },
  { folder: 'kit/src', title: 'Parts of every screen' },
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
    .filter((file) => /messages\.ar\.ts$/.test(file))
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
  const constants = source.statements.flatMap((statement) => {
    const isExported = statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false
    if (ts.isFunctionDeclaration(statement))
      return [{ name: statement.name.text, node: statement.body, isExported, isFunction: true }]
    if (!ts.isVariableStatement(statement)) return []
    return statement.declarationList.declarations
      .filter(({ initializer }) => initializer)
      .map(({ name, initializer: node }) => ({
        ...{ name: name.text, node, isExported },
        isFunction: ts.isArrowFunction(node),
      }))
  })
  const module = {
    source,
    functions: new Map(constants.filter(({ isFunction }) => isFunction).map(({ name, node }) => [name, node])),
  }
  const sentences = new Map()
  // A function that is not exported is a part of sentences, which show its words.
  for (const { name, node, isExported, isFunction } of constants) if (isExported || !isFunction) add(name, node)
  return sentences

  function add(name, node) {
    const object = objectIn(node)
    if (object)
      return object.properties.forEach((property) =>
        add(`${name}.${nameOf(property)}`, property.initializer ?? property),
      )
    const texts = textsIn(node, module)
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
function textsIn(node, module) {
  const { source } = module
  if (ts.isBinaryExpression(node) && /^[!=]==$/.test(node.operatorToken.getText(source))) return []
  if (ts.isTemplateExpression(node)) {
    return node.templateSpans
      .reduce(
        (texts, { expression, literal }) =>
          texts.flatMap((text) => partsOf(expression, module).map((part) => text + part + literal.text)),
        [node.head.text],
      )
      .map(cell)
  }
  if (ts.isPropertyAccessExpression(node)) {
    const value = shopsOwn(node, source)
    if (value !== undefined) return [cell(value)]
  }
  if (ts.isStringLiteralLike(node)) return /\p{L}/u.test(node.text) ? [cell(node.text)] : []
  const texts = []
  if (!ts.isTypeNode(node)) ts.forEachChild(node, (child) => void texts.push(...textsIn(child, module)))
  return texts
}

/** All that may stand at a place in a sentence: the words of a plural or of a function of the module, or a name in brackets. */
function partsOf(expression, module) {
  const { source, functions } = module
  const value = shopsOwn(expression, source)
  if (value !== undefined) return [value]
  if (ts.isCallExpression(expression)) {
    const called = expression.expression.getText(source)
    const words = called === 'plural' ? expression.arguments[1] : functions.get(called)
    const texts = words && !/egp|money|amount|digits/i.test(called) ? textsIn(words, module) : []
    if (texts.length > 0) return texts
  }
  return [`{${labelOf(expression, source)}}`]
}

/** The text of shop.config.ts that an expression names. */
function shopsOwn(expression, source) {
  const [, key] = /^shop\.(\w+)/.exec(expression.getText(source)) ?? []
  return typeof shop[key] === 'string' ? shop[key] : undefined
}

/** `isolate(egp(total))` is {total}. */
function labelOf(expression, source) {
  if (!ts.isCallExpression(expression)) return /(\w+)\W*$/.exec(expression.getText(source))?.[1] ?? '…'
  // The result of a method on a value is still that value: cairoTime(at).slice(-5).
  if (ts.isPropertyAccessExpression(expression.expression)) return labelOf(expression.expression.expression, source)
  const called = expression.expression.getText(source)
  const isWrapper = /isolate|afterLam|egp|money|amount|digits|clock|cairo|day|date/i.test(called)
  return isWrapper && expression.arguments[0] ? labelOf(expression.arguments[0], source) : called
}

function cell(text) {
  return text.replaceAll('|', '\\|').replaceAll('\u00a0', ' ').trim()
}
