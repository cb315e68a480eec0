import { type IndividualReference, neutralId } from '../../domain/reference.ts';

/**
 * What a record is called in the graph over several trees: `bosnjak-I12`. A neutral id has no dash, so that the last one
 * parts the two.
 */
export function joinedId(tree: string, id: string): string {
  return `${tree}-${neutralId(id)}`;
}

export function parseJoinedId(text: string): IndividualReference | undefined {
  const [, tree, id] = /^([a-z0-9-]{1,60})-([A-Za-z0-9_]{1,60})$/.exec(text) ?? [];
  return tree !== undefined && id !== undefined ? { tree, id } : undefined;
}
