import { readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { readFrontMatter } from '../chronicle/archive/front-matter.ts';
import { filesBelow } from './project.mjs';

// What the importer cannot refuse and a reader would still stumble over, in the records that come with the site.

const Fields = z.object({
  title: z.string(),
  summary: z.string().default(''),
  sources: z.array(z.object({ what: z.string(), where: z.string() })).default([]),
});

const records = filesBelow(['content/records']).map((path: string) => {
  const [kind = '', file = ''] = path.split(sep).slice(-2);
  const { fields, body } = readFrontMatter(readFileSync(path, 'utf8'));
  return { kind, file, body: body.trim(), ...Fields.parse(fields) };
});
const ofKind = (kind: string) => records.filter((record) => record.kind === kind);

test('every link between records is written so that it becomes one, and leads somewhere', () => {
  const dead = records.flatMap(({ kind, file, body }) =>
    [...body.matchAll(/\]\(([^)]+\.md)[^)]*\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !records.some((record) => target === `../${record.kind}/${record.file}`))
      .map((target) => `${kind}/${file}: ${target}`),
  );
  expect(dead).toEqual([]);
});

test('a source on the web is a page, with what was read there, not just a domain', () => {
  const isWholeSite = (where: string) => /^(https?:\/\/)?(www\.)?[\w-]+(\.[\w-]+)+\/?$/.test(where);
  // The whole of this blog is about the customs of one village.
  const bare = records.flatMap(({ kind, file, sources }) =>
    sources
      .filter(({ where }) => isWholeSite(where) && where !== 'http://buhovoobicaji.blog.hr/')
      .map(({ where }) => `${kind}/${file}: ${where}`),
  );
  expect(bare).toEqual([]);
});

test('no two periods share a heading', () => {
  const headings = ofKind('period').flatMap(({ body }) => body.match(/^## .+$/gm) ?? []);
  expect(headings).toHaveLength(new Set(headings).size);
  expect(headings.length).toBeGreaterThan(30);
});

test('a memory does not begin with its own summary', () => {
  expect(ofKind('memory')).not.toHaveLength(0);
  for (const { body, summary } of ofKind('memory')) expect(body.startsWith(summary)).toBe(false);
});

test('the inscription of Kočerin is quoted one way', () => {
  const quotes = records.flatMap(({ body }) => body.match(/^> I mol.*$/gm) ?? []);
  expect(quotes).toHaveLength(2);
  expect(new Set(quotes).size).toBe(1);
});

test('ancestors are spelt one way', () => {
  expect(records.filter(({ body, summary }) => /\bpredci/i.test(`${body} ${summary}`))).toEqual([]);
});
