import { type Editor, Node } from '@tiptap/core';
import type { Node as ProseNode } from '@tiptap/pm/model';
import type { NodeView } from '@tiptap/pm/view';
import type { PictureAddresses } from '../picture-addresses.ts';
import styles from './figure.module.css';

/** A picture between paragraphs, with its words to be written in place. */
export function figureNode(pictures: PictureAddresses) {
  return Node.create({
    name: 'figure',
    group: 'block',
    atom: true,
    draggable: true,
    isolating: true,
    addAttributes: () => ({ file: { default: '' }, alt: { default: '' }, caption: { default: '' } }),
    parseHTML: () => [
      {
        tag: 'figure[data-file]',
        getAttrs: ({ dataset }) => ({ file: dataset.file, alt: dataset.alt, caption: dataset.caption }),
      },
    ],
    renderHTML: ({ node: { attrs } }) => [
      'figure',
      { 'data-file': attrs.file, 'data-alt': attrs.alt, 'data-caption': attrs.caption },
    ],
    addNodeView:
      () =>
      ({ node, editor, getPos }) =>
        figureView(node, pictures.of(node.attrs.file), (attribute, value) => {
          const position = getPos();
          if (position !== undefined) setAttribute(editor, position, attribute, value);
        }),
  });
}

type Words = 'alt' | 'caption';

function setAttribute({ view, state }: Editor, position: number, attribute: Words, value: string): void {
  view.dispatch(state.tr.setNodeAttribute(position, attribute, value));
}

/** Not React's: a node is put into the text, taken out and compared with it by ProseMirror, oftener than anything else. */
function figureView(
  first: ProseNode,
  address: string | undefined,
  onChange: (attribute: Words, value: string) => void,
): NodeView {
  const dom = document.createElement('figure');
  dom.className = styles.figure ?? '';
  const picture = address ? document.createElement('img') : document.createElement('p');
  if (picture instanceof HTMLImageElement) picture.src = address ?? '';
  else {
    picture.className = styles.missing ?? '';
    picture.textContent = first.attrs.file;
  }
  const fields = (
    [
      ['caption', 'Potpis pod slikom', 300],
      ['alt', 'Što se na slici vidi, za one koji je ne vide', 500],
    ] as const
  ).map(([attribute, label, longest]) => {
    const input = document.createElement('input');
    Object.assign(input, {
      name: attribute,
      placeholder: label,
      ariaLabel: label,
      maxLength: longest,
      value: first.attrs[attribute],
    });
    input.addEventListener('input', () => onChange(attribute, input.value));
    return { attribute, input };
  });
  dom.append(picture, ...fields.map(({ input }) => input));
  return {
    dom,
    update(node) {
      if (node.type !== first.type || node.attrs.file !== first.attrs.file) return false;
      for (const { attribute, input } of fields) {
        if (input.value !== node.attrs[attribute]) input.value = node.attrs[attribute];
      }
      return true;
    },
    selectNode: () => dom.classList.add(styles.selected ?? ''),
    deselectNode: () => dom.classList.remove(styles.selected ?? ''),
    // What is typed in its fields is no business of the text around them.
    stopEvent: ({ target }) => target instanceof HTMLInputElement,
    ignoreMutation: () => true,
  };
}
