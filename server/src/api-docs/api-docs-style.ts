/** The one style sheet of /api/docs: it loads nothing. */
export const API_DOCS_STYLE = `
:root { color-scheme: light dark; --ink: #1d2b25; --quiet: #55625b; --paper: #fff8ec; --card: #fff; --line: #e6dcc8; --green: #0f6b4f; --code: #fdf6e7 }
@media (prefers-color-scheme: dark) {
  :root { --ink: #eef1ea; --quiet: #b3beb6; --paper: #141b18; --card: #1c2521; --line: #33403a; --green: #7fd6b4; --code: #17201c }
}
* { box-sizing: border-box }
html { scroll-behavior: smooth; scroll-padding-top: 1rem }
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto } }
body { margin: 0; font: 1rem/1.55 system-ui, 'Segoe UI', Roboto, sans-serif; color: var(--ink); background: var(--paper) }
a { color: var(--green) }
a:focus-visible, pre:focus-visible { outline: 3px solid #f2a93b; outline-offset: 2px; border-radius: .25rem }
.skip { position: absolute; left: -999px }
.skip:focus { left: 1rem; top: 1rem; background: var(--card); padding: .5rem 1rem }
header { background: #0f6b4f; color: #fff; padding: 2rem max(1.25rem, calc((100vw - 72rem) / 2 + 1.25rem)) }
header p { margin: 0; font-weight: 700; letter-spacing: .08em; text-transform: uppercase; font-size: .8125rem; color: #ffdf9e }
h1 { margin: .25rem 0 0; font-size: clamp(1.75rem, 5vw, 2.5rem); line-height: 1.15 }
.sheet { max-width: 72rem; margin: 0 auto; padding: 1.5rem 1.25rem 5rem; display: grid; gap: 2.5rem }
@media (min-width: 60rem) {
  .sheet { grid-template-columns: 17rem minmax(0, 1fr) }
  nav { position: sticky; top: 0; max-height: 100vh; overflow: auto; padding-block: .5rem 2rem }
}
main { min-width: 0 }
nav h2 { font-size: .8125rem; text-transform: uppercase; letter-spacing: .06em; margin: 1.25rem 0 .25rem }
nav h2 a { color: var(--quiet); text-decoration: none }
nav ul { list-style: none; margin: 0; padding: 0; font-size: .875rem }
nav li a:not(:has(code)) { display: block }
nav li a { display: grid; grid-template-columns: auto 1fr; gap: .5rem; align-items: start; padding: .25rem 0; color: inherit; text-decoration: none; overflow-wrap: anywhere }
nav li a:hover { color: var(--green); text-decoration: underline }
nav code { background: none; padding: 0; font: inherit }
main > h2 { font-size: 1.625rem; margin: 3rem 0 1rem; padding-bottom: .25rem; border-bottom: 2px solid var(--line) }
.lead { font-size: 1.125rem; margin-top: 0 }
article { background: var(--card); border: 1px solid var(--line); border-radius: 1rem; padding: 1.25rem; margin-block: 1.25rem }
article:target { border-color: var(--green); box-shadow: 0 0 0 1px var(--green) }
h3 { margin: 0 0 .5rem; font-size: 1.125rem; overflow-wrap: anywhere }
h3 code { background: none; padding: 0; font-size: 1.0625rem }
h4 { margin: 1.25rem 0 .375rem; font-size: .8125rem; text-transform: uppercase; letter-spacing: .06em; color: var(--quiet) }
article p { margin: 0 0 .5rem }
.who { color: var(--quiet) }
code, pre, dt, h3 span, nav li span { font-family: ui-monospace, 'SF Mono', Menlo, Consolas, monospace }
code { background: var(--code); padding: .1em .3em; border-radius: .25rem; font-size: .9375em }
pre { background: var(--code); border: 1px solid var(--line); border-radius: .625rem; padding: .75rem 1rem; margin: 0; overflow-x: auto; font-size: .8125rem; line-height: 1.6 }
pre b { font-weight: 600 }
pre i { font-style: normal; color: var(--quiet) }
.get, .post, .put, .delete { display: inline-block; font-size: .75rem; font-weight: 700; padding: .1em .5em; border-radius: .375rem; color: #fff; background: #0b5c8a }
.post { background: #0f6b4f }
.put { background: #8a5a00 }
.delete { background: #a3241c }
nav li span { font-size: .625rem; line-height: 1.25rem; padding-block: 0; width: 3.75rem; text-align: center }
dl { margin: 0; display: grid; gap: .375rem }
dl div { display: grid; grid-template-columns: minmax(3rem, max-content) 1fr; gap: .75rem }
dl.parameters div { grid-template-columns: 8.5rem 1fr }
dt { font-size: .875rem; font-weight: 600; overflow-wrap: anywhere }
dd { margin: 0; color: var(--quiet) }
@media (max-width: 30rem) {
  .sheet { padding-inline: 1rem }
  dl.parameters div { grid-template-columns: 1fr; gap: 0 }
  article { padding: 1rem; border-radius: .75rem }
}
`
