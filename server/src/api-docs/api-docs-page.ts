import { shop } from '../../../shop.config.ts'
import type { Answer, ApiDescription, Operation, Parameter } from './openapi.ts'
import { exampleOf, shapeOf, typeOf } from './api-docs-shape.ts'
import { API_DOCS_STYLE } from './api-docs-style.ts'
import { escapeHtml } from '../http/html.ts'

interface Call {
  readonly method: string
  readonly path: string
  readonly operation: Operation
}

/** The API's description for people: one page, no script. */
export function docsPage(description: ApiDescription): string {
  const root = description.servers[0]?.url ?? ''
  const calls = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  )
  const nouns = description.tags.map(({ name }) => ({
    name,
    calls: calls.filter((call) => call.operation.tags.includes(name)),
  }))
  const shapes = Object.entries(description.components.schemas)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(description.info.title)}</title>
<style>${API_DOCS_STYLE}</style>
</head>
<body>
<a class="skip" href="#calls">Skip to the calls</a>
<header><p>${escapeHtml(shop.name)}</p><h1>The shop’s API</h1></header>
<div class="sheet">
<nav aria-label="Calls">${nouns.map(navGroup).join('')}
<h2>Shapes</h2><ul>${shapes.map(([name]) => `<li><a href="#${name}">${name}</a></li>`).join('')}</ul></nav>
<main id="calls">
${intro(description, root)}
${nouns.map((noun) => `<h2 id="${idOf(noun.name)}">${noun.name}</h2>${noun.calls.map((call) => callCard(call, root)).join('')}`).join('')}
<h2 id="shapes">Shapes</h2>
${shapes.map(([name, schema]) => `<article id="${name}"><h3>${name}</h3>${code(shapeOf(schema), name)}</article>`).join('')}
</main>
</div>
</body>
</html>
`
}

function navGroup({ name, calls }: { name: string; calls: readonly Call[] }): string {
  const links = calls.map(
    ({ operation, method, path }) =>
      `<li><a href="#${operation.operationId}"><span class="${method.toLowerCase()}">${method}</span><code>${breakable(path)}</code></a></li>`,
  )
  return `<h2><a href="#${idOf(name)}">${name}</a></h2><ul>${links.join('')}</ul>`
}

function intro({ info }: ApiDescription, root: string): string {
  return `<p class="lead">${escapeHtml(info.description)} For programs, the same as an OpenAPI document: <a href="/api/openapi.json">/api/openapi.json</a>.</p>
<ul>
<li>Every call stands below <code>${root}</code> and speaks JSON.</li>
<li>Calls of a shopper carry the header <code>token</code>; signing in answers with one.</li>
<li>A refusal has a 4xx code and a <code>message</code> that a shopper may read; see <a href="#Failure">Failure</a>.</li>
<li>Lists take <code>limit</code> and <code>page</code>; without both they hold everything. A key marked “?” may be absent.</li>
</ul>
<p>To try the lines below in a shell:</p>
${code('SHOP=http://localhost:3000\nTOKEN=…   <i># from signing in</i>', 'Shell')}`
}

function callCard({ method, path, operation }: Call, root: string): string {
  const body = operation.requestBody?.content['application/json'].schema
  const answers = Object.entries(operation.responses)
  const successes = answers.filter(([status]) => status.startsWith('2'))
  const others = answers.filter(([status]) => !status.startsWith('2'))
  const replies = successes.map(
    ([status, { content }]) =>
      `<h4>Answers ${status}${isStream(content) ? ', in every event' : ''}</h4>${content === undefined ? '' : code(shapeOf(schemaOf(content)), `Answer ${status}`)}`,
  )
  return `<article id="${operation.operationId}">
<h3><span class="${method.toLowerCase()}">${method}</span> <code>${breakable(path)}</code></h3>
<p>${prose(operation.summary)}</p>
<p class="who">${operation.security === undefined ? 'Anyone may call it.' : 'For a shopper: send the header <code>token</code>.'}</p>
${parameterList(operation.parameters ?? [])}
${body === undefined ? '' : `<h4>Body</h4>${code(shapeOf(body), 'Body')}`}
${replies.join('')}
<h4>Else</h4>
<dl>${others.map(([status, { description }]) => `<div><dt>${status === 'default' ? '5xx' : status}</dt><dd>${prose(description)}</dd></div>`).join('')}</dl>
<h4>Try it</h4>
${code(escapeHtml(curlLine({ method, path, operation }, root)), 'curl')}
</article>`
}

function isStream(content: Answer['content']): boolean {
  return content !== undefined && 'text/event-stream' in content
}

function schemaOf(content: NonNullable<Answer['content']>) {
  return 'text/event-stream' in content ? content['text/event-stream'].schema : content['application/json'].schema
}

function parameterList(parameters: readonly Parameter[]): string {
  if (parameters.length === 0) return ''
  const rows = parameters.map(({ name, schema, required, description, ...parameter }) => {
    const place = `in the ${parameter.in}${required ? '' : ', optional'}`
    const meaning = [typeOf(schema), place, ...(description === undefined ? [] : [escapeHtml(description)])].join('; ')
    return `<div><dt>${escapeHtml(name)}</dt><dd>${meaning}</dd></div>`
  })
  return `<h4>Parameters</h4><dl class="parameters">${rows.join('')}</dl>`
}

function curlLine({ method, path, operation }: Call, root: string): string {
  const body = operation.requestBody?.content['application/json'].schema
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => `$${name.replace(/([A-Z])/g, '_$1').toUpperCase()}`)
  const answersForEver = Object.values(operation.responses).some(({ content }) => isStream(content))
  return [
    `curl ${answersForEver ? '-N ' : ''}${method === 'GET' ? '' : `-X ${method} `}"$SHOP${root}${filled}"`,
    ...(operation.security === undefined ? [] : ['-H "token: $TOKEN"']),
    ...(body === undefined ? [] : ["-H 'content-type: application/json'", `-d '${JSON.stringify(exampleOf(body))}'`]),
  ].join(' \\\n  ')
}

/** Wide lines scroll by themselves, with the keyboard too. */
function code(html: string, label: string): string {
  return `<pre tabindex="0" role="group" aria-label="${escapeHtml(label)}">${html}</pre>`
}

/** `Words in backticks` are code. */
function prose(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>')
}

function breakable(path: string): string {
  return escapeHtml(path).replaceAll('/', '<wbr>/')
}

function idOf(noun: string): string {
  return noun.toLowerCase().replaceAll(' ', '-')
}
