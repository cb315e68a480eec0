// What no source file may be: part of a circle of imports, or longer than one idea needs. Run by npm run lint; exits 1
// and names every circle and every file that is too long.
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { importsOf } from './import-directions.ts';
import { filesBelow, root } from './project.mjs';

const MOST_LINES = 350;
const SOURCES = ['app', 'domain', 'croatian', 'genealogy', 'chronicle', 'backends', 'server', 'scripts'];
const LENGTHS_ONLY = ['tests', 'bench'];

type Graph = ReadonlyMap<string, readonly string[]>;

/** Files that lead to one another through their imports, types too: each circle once, by name (Tarjan's algorithm). */
export function circlesIn(graph: Graph): string[][] {
  const circles: string[][] = [];
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const visit = (file: string): number => {
    const at = order.size;
    order.set(file, at);
    lowest.set(file, at);
    open.push(file);
    for (const imported of graph.get(file) ?? []) {
      const reached = order.has(imported) ? (open.includes(imported) ? order.get(imported) : at) : visit(imported);
      lowest.set(file, Math.min(lowest.get(file) as number, reached as number));
    }
    if (lowest.get(file) === at) {
      const circle = open.splice(open.indexOf(file));
      if (circle.length > 1 || graph.get(file)?.includes(file)) circles.push(circle.sort());
    }
    return lowest.get(file) as number;
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return circles;
}

/** Which file imports which, tests left out: they lead into the sources, and nothing leads to them. */
export function graphOf(sources: ReadonlyMap<string, string>): Graph {
  const importedBy = (file: string, text: string) =>
    importsOf(text)
      .filter((specifier) => specifier.startsWith('.'))
      .map((specifier) => join(dirname(file), specifier.replace(/\?.*$/, '')))
      .filter((imported) => sources.has(imported));
  return new Map([...sources].map(([file, text]) => [file, importedBy(file, text)]));
}

export function tooLong(file: string, text: string): string | undefined {
  const lines = text.trimEnd().split('\n').length;
  return lines > MOST_LINES
    ? `${file}: ${lines} lines, at most ${MOST_LINES}: which idea has a file of its own?`
    : undefined;
}

if (import.meta.main) {
  const textsBelow = (places: readonly string[]) =>
    filesBelow([...places])
      .filter((file) => /\.(?:tsx?|mjs)$/.test(file))
      .map((file): [string, string] => [relative(root, file), readFileSync(file, 'utf8')]);
  const sources = textsBelow(SOURCES);
  const modules = new Map(sources.filter(([file]) => !/\.test\.tsx?$/.test(file)));
  const circles = circlesIn(graphOf(modules));
  const faults = [
    ...circles.map((circle) => `A circle of imports: ${circle.join(', ')}`),
    ...[...sources, ...textsBelow(LENGTHS_ONLY)].flatMap(([file, text]) => tooLong(file, text) ?? []),
  ];
  for (const fault of faults) console.error(fault);
  process.exit(faults.length === 0 ? 0 : 1);
}
