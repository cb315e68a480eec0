import { z } from 'zod';
import { NAME_TYPES, PEDIGREES, RELATIONS, type TreeEdit } from '../../genealogy/index.ts';

const id = z.string().min(1).max(100);
const line = z.string().max(1000);
const text = z.string().max(50_000);
const target = z.object({ at: z.int().min(0).max(100_000), mark: z.string().max(30) });
const owner = z.union([z.strictObject({ person: id }), z.strictObject({ family: id })]);
const sex = z.enum(['M', 'F', 'U']);
const remove = z.literal(true).exactOptional();

const nameFields = {
  given: line.exactOptional(),
  surname: line.exactOptional(),
  nickname: line.exactOptional(),
  suffix: line.exactOptional(),
};
const eventFields = {
  date: line.exactOptional(),
  place: line.exactOptional(),
  value: line.exactOptional(),
  type: line.exactOptional(),
  cause: line.exactOptional(),
  note: text.exactOptional(),
};
const bond = {
  relation: z.enum(RELATIONS),
  of: id,
  family: id.exactOptional(),
  pedigree: z.enum(PEDIGREES).exactOptional(),
  marriage: z.strictObject(eventFields).exactOptional(),
};
const newPerson = z.strictObject({
  ...nameFields,
  sex,
  birth: z.strictObject(eventFields).exactOptional(),
  death: z.strictObject(eventFields).exactOptional(),
  note: text.exactOptional(),
});

/** An edit as it comes from outside: nothing in it that has no name, nothing without an end. */
export const treeEditSchema: z.ZodType<TreeEdit> = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('name'),
    person: id,
    target: target.exactOptional(),
    type: z.enum([...NAME_TYPES, '']).exactOptional(),
    remove,
    ...nameFields,
  }),
  z.strictObject({ kind: z.literal('sex'), person: id, sex, was: sex.exactOptional() }),
  z.strictObject({
    kind: z.literal('event'),
    owner,
    target: target.exactOptional(),
    tag: z.string().max(20).exactOptional(),
    remove,
    first: remove,
    ...eventFields,
  }),
  z.strictObject({ kind: z.literal('note'), owner, target: target.exactOptional(), text }),
  z.strictObject({
    kind: z.literal('source'),
    owner,
    event: target.exactOptional(),
    target: target.exactOptional(),
    source: id.exactOptional(),
    title: line.exactOptional(),
    page: line.exactOptional(),
    remove,
  }),
  z.strictObject({
    kind: z.literal('picture'),
    owner,
    event: target.exactOptional(),
    target: target.exactOptional(),
    file: line.exactOptional(),
    more: z.array(line).max(100).exactOptional(),
    title: line.exactOptional(),
    remove,
  }),
  z.strictObject({
    kind: z.literal('consent'),
    person: id,
    consent: z.boolean().exactOptional(),
    hidden: z.boolean().exactOptional(),
  }),
  z.strictObject({ kind: z.literal('add'), ...bond, person: newPerson }),
  z.strictObject({ kind: z.literal('link'), ...bond, person: id }),
  z.strictObject({ kind: z.literal('detach'), person: id, family: id, as: z.enum(['child', 'partner']) }),
  z.strictObject({
    kind: z.literal('pedigree'),
    person: id,
    family: id,
    pedigree: z.enum(PEDIGREES),
    was: z.enum(PEDIGREES).exactOptional(),
  }),
  z.strictObject({ kind: z.literal('delete'), person: id }),
  z.strictObject({ kind: z.literal('merge'), keep: id, drop: id, take: z.array(target).max(1000) }),
  z.strictObject({
    kind: z.literal('places'),
    from: z.array(line).min(1).max(500),
    to: line,
    position: z
      .strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
      .exactOptional(),
  }),
  z.strictObject({ kind: z.literal('convert') }),
]);
