// Highlights the searched words without changing the text, with the browser's custom highlights if it supports them.
const kName = 'found';
const kFewestLetters = 2;

export function markWords(root: Element | undefined, query: string): void {
  if (!('highlights' in CSS)) return;
  CSS.highlights.delete(kName);
  const words = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word.length >= kFewestLetters);
  if (!root || words.length === 0) return;
  const ranges: Range[] = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode.nodeValue!.toLowerCase();
    for (const word of words)
      for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length))
        ranges.push(rangeOf(texts.currentNode, at, word.length));
  }
  CSS.highlights.set(kName, new Highlight(...ranges));
}

function rangeOf(node: Node, from: number, length: number): Range {
  const range = new Range();
  range.setStart(node, from);
  range.setEnd(node, Math.min(from + length, node.nodeValue!.length));
  return range;
}
