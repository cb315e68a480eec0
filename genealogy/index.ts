export { type ClosestKin, closestKin } from './closest-kin.ts';
export { branchOf } from './gedcom/branch.ts';
export type { Finding, FindingCode, Severity } from './gedcom/findings.ts';
export {
  type Attachments,
  attachmentsOf,
  type Citation,
  crossLinks,
  picturedPeople,
} from './gedcom/people/attachments.ts';
export { readGedcom } from './gedcom/read.ts';
export type { GedcomLimits } from './gedcom/size-limits.ts';
export { GedcomUnreadableError, type UnreadableCode } from './gedcom/unreadable.ts';
export type { Version } from './gedcom/versions/date-wording.ts';
export { saysTheSame, writeGedcom } from './gedcom/write.ts';
export type { Associate, Family, Genealogy, Individual, LifeEvent, PersonName, Roll } from './genealogy.ts';
export { type FamilyLiteral, genealogyOf, type PersonLiteral } from './genealogy-of.ts';
export { type FamilyGraph, NO_DAY, NOBODY, Pedigree, Sex } from './graph.ts';
export { type Kind, type PathStep, type Relationship, relate } from './kinship/index.ts';
export {
  BOX_HEIGHT,
  BOX_WIDTH,
  type Box,
  type Drawing,
  type Edge,
  type Layout,
  LineKind,
  layout,
  type View,
} from './layout/index.ts';
export { selectPeople } from './layout/selection.ts';
export {
  findLiving,
  HIDDEN_NAME,
  isHiddenName,
  type LivingLevel,
  type Mention,
  type PersonVisibility,
  reduceLiving,
  textsNamingLiving,
  visibilityOf,
} from './living.ts';
export { findByName, type NameIndex, nameIndex } from './name-search.ts';
export { type OutlineEntry, outline } from './outline.ts';
export { type PackedGenealogy, Portrait, packGenealogy } from './packed/packed.ts';
