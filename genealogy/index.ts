export { type ClosestKin, closestKin } from './closest-kin.ts';
export { type Comparison, compareGenealogies, type Difference } from './compare.ts';
export { branchOf } from './gedcom/branch.ts';
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
export { type Residence, residencesIn } from './gedcom/people/residences.ts';
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
export { type BirthCouple, birthCouple } from './kinship/birth-couple.ts';
export { type BloodTerms, bloodTerms } from './kinship/blood-terms.ts';
export {
  inbreedingOf,
  kinshipCoefficient,
  type PedigreeCollapse,
  type PedigreeGeneration,
  pedigreeCollapse,
} from './kinship/coefficient.ts';
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
export { type AncestorReport, ancestorReport } from './reports/ancestor-report.ts';
export {
  type DescendantEntry,
  type DescendantReport,
  type DescendantUnion,
  descendantReport,
} from './reports/descendant-report.ts';
export { type FanPlaces, fanPlaces } from './reports/fan-places.ts';
