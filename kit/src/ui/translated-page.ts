/**
 * Keeps React working on a page that the browser translates. A translator puts a <font> in the place of each text, and React
 * knows the text alone: it would fail to remove it (facebook/react#11538), and write a new amount where nobody sees it.
 */
export function allowTranslation(): void {
  const { removeChild, insertBefore } = Node.prototype
  const standIns = new WeakMap<Node, Node>()

  const observer = new MutationObserver((changes) => {
    for (const change of changes) {
      if (change.type === 'characterData') putBack(change.target)
      for (const node of change.removedNodes) if (node instanceof Text) note(node, change)
    }
  })
  observer.observe(document.body, { childList: true, subtree: true })

  /** The translator either replaces the text in one step, or inserts beside it first. */
  function note(text: Text, { addedNodes, previousSibling, nextSibling }: MutationRecord) {
    const standIn = [...addedNodes, previousSibling, nextSibling].find((node) => node?.nodeName === 'FONT')
    if (!standIn) return
    standIns.set(text, standIn)
    observer.observe(text, { characterData: true })
  }

  /** A text that has changed is shown, until it is translated anew. */
  function putBack(text: Node) {
    const standIn = standIns.get(text)
    if (standIn?.parentNode && !text.parentNode) standIn.parentNode.replaceChild(text, standIn)
  }

  function childAt(parent: Node, child: Node | null): Node | null {
    if (child === null || child.parentNode === parent) return child
    const standIn = standIns.get(child)
    return standIn?.parentNode === parent ? standIn : null
  }

  Node.prototype.removeChild = function <Child extends Node>(child: Child): Child {
    const found = childAt(this, child)
    if (found !== null) removeChild.call(this, found)
    return child
  }
  Node.prototype.insertBefore = function <Child extends Node>(child: Child, before: Node | null): Child {
    insertBefore.call(this, child, childAt(this, before))
    return child
  }
}
