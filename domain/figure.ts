/** A picture between the paragraphs of a text, by the name of its file: `![what it shows](gumno.jpg "Gumno, 1962.")`. */
export interface Figure {
  readonly file: string;
  readonly alt: string;
  readonly caption: string;
}

/** Bounded, so that brackets without an end are not looked through again from each of them. */
const FIGURES =
  /!\[((?:[^[\]\\\n]|\\.){0,600})\]\(([\p{L}\p{N}][\p{L}\p{N}._-]{0,119})(?: "((?:[^"\\\n]|\\.){0,400})")?\)/gu;
const FIGURE = new RegExp(`^${FIGURES.source}$`, 'u');

/** The figure that a paragraph is, if it is nothing else. */
export function figureOf(paragraph: string): Figure | undefined {
  const match = FIGURE.exec(paragraph);
  return match ? figureOfMatch(match) : undefined;
}

/** Every figure of a Markdown text, also in quotes and lists, and whatever else would be one if it stood alone. */
export function figuresIn(markdown: string): Figure[] {
  return markdown.includes('![') ? [...markdown.matchAll(FIGURES)].map(figureOfMatch) : [];
}

export function figureMarkdown({ file, alt, caption }: Figure): string {
  const title = caption && ` "${caption.replace(/["\\]/g, '\\$&')}"`;
  return `![${alt.replace(/[[\]\\]/g, '\\$&')}](${file}${title})`;
}

/** Gives figures without alternative text the one known for their file. */
export function describeFigures(markdown: string, altOf: (file: string) => string): string {
  return markdown.replace(FIGURES, (raw, ...match: string[]) => {
    const figure = figureOfMatch([raw, ...match.slice(0, 3)] as RegExpMatchArray);
    const alt = figure.alt.trim() === '' ? altOf(figure.file) : '';
    return alt === '' ? raw : figureMarkdown({ ...figure, alt });
  });
}

function figureOfMatch([, alt = '', file = '', caption = '']: RegExpExecArray | RegExpMatchArray): Figure {
  return { file, alt: unescaped(alt), caption: unescaped(caption) };
}

function unescaped(text: string): string {
  return text.replace(/\\([!-/:-@[-`{-~])/g, '$1');
}
