export { type ClosestKin, closestKin } from './closest-kin.ts';
export { type Comparison, compareGenealogies, type Difference } from './compare.ts';
export { branchOf } from './gedcom/branch.ts';
export { type EditFaultCode, GedcomEditError } from './gedcom/edit/edit-fault.ts';
export { type EditedGedcom, editGedcom } from './gedcom/edit/edit-gedcom.ts';
export {
  type EventFact,
  type FamilyFacts,
  factsOf,
  type NameFact,
  type PersonFacts,
  type SourceFact,
  sourcesIn,
} from './gedcom/edit/facts.ts';
export { applySplices, inverse, rebase, type Splice } from './gedcom/edit/splices.ts';
export {
  type EventFields,
  NAME_TYPES,
  type NewPerson,
  type Owner,
  PEDIGREES,
  RELATIONS,
  type Stamp,
  type Target,
  type TreeEdit,
} from './gedcom/edit/tree-edit.ts';
export { undoGedcom } from './gedcom/edit/undo-gedcom.ts';
export {
  type Finding,
  type FindingCode,
  GedcomUnreadableError,
  type Severity,
  type UnreadableCode,
} from './gedcom/findings.ts';
export {
  type Attachments,
  attachmentsOf,
  type Citation,
  crossLinks,
  headerNotes,
  picturedPeople,
} from './gedcom/people/attachments.ts';
export { namesOf } from './gedcom/people/structured-genealogy.ts';
export { readGedcom } from './gedcom/read.ts';
export type { GedcomLimits } from './gedcom/unpack.ts';
export type { Version } from './gedcom/versions/date-wording.ts';
export { saysTheSame, writeGedcom } from './gedcom/write.ts';
export {
  type Associate,
  type Family,
  type Genealogy,
  HIDDEN_NAME,
  type Individual,
  isHiddenName,
  type LifeEvent,
  type PersonName,
  type Roll,
} from './genealogy.ts';
export { type FamilyLiteral, genealogyOf, type PersonLiteral } from './genealogy-of.ts';
export { type FamilyGraph, NO_DAY, NOBODY, Pedigree, Sex } from './graph.ts';
export { relate } from './kinship/relate.ts';
export type { Kind, PathStep, Relationship } from './kinship/relationship.ts';
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
export type { Mention } from './living/mentions.ts';
export { reduceLiving, textsNamingLiving } from './living/reduce-living.ts';
export { type LivingLevel, type PersonVisibility, visibilityOf } from './living/visibility.ts';
export { findLiving } from './living/who-lives.ts';
export { findByName, type NameIndex, nameIndex } from './name-search.ts';
export { type OutlineEntry, outline } from './outline.ts';
export { type PackedGenealogy, Portrait, packGenealogy } from './packed/packed.ts';
