import { closestKin } from '../../../../genealogy/closest-kin.ts';
import type { FamilyGraph } from '../../../../genealogy/graph.ts';
import type { Scene } from './scene.ts';

export type Direction = 'up' | 'down' | 'left' | 'right';

/**
 * Whom an arrow leads to: up to a parent, down to a child, aside to the nearest partner, brother, sister or in-law on
 * that side. Only people in view; undefined where nobody stands that way.
 */
export function walk(scene: Scene, graph: FamilyGraph, from: number, direction: Direction): number | undefined {
  const place = (person: number) => {
    const box = scene.boxOf[person] ?? -1;
    return box < 0 ? undefined : { x: scene.x[box] as number, y: scene.y[box] as number };
  };
  const here = place(from);
  if (!here) return undefined;
  const { parents, children, partners, siblings } = closestKin(graph, from);
  const inLaws = [
    ...partners.flatMap((partner) => closestKin(graph, partner).siblings),
    ...siblings.flatMap((sibling) => closestKin(graph, sibling).partners),
  ];
  const beside = [...partners, ...siblings, ...inLaws].filter((person) => person !== from);
  const candidates = direction === 'up' ? parents : direction === 'down' ? children : beside;
  const lies = (x: number) => (direction === 'left' ? x < here.x : direction === 'right' ? x > here.x : true);
  let nearest: { person: number; distance: number } | undefined;
  for (const person of candidates) {
    const there = place(person);
    if (!there || !lies(there.x)) continue;
    const distance = Math.abs(there.x - here.x) + Math.abs(there.y - here.y);
    if (!nearest || distance < nearest.distance) nearest = { person, distance };
  }
  return nearest?.person;
}
