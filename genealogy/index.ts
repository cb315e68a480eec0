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
export { renameFiles } from './gedcom/edit/rename-files.ts';
export {
  applySplices,
  type Change,
  inverse,
  rebase,
  type Splice,
  spliceRecords,
  withoutUndone,
} from './gedcom/edit/splices.ts';
export {
  type DetachEdit,
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
export { withWholeTargets } from './gedcom/edit/whole-targets.ts';
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
export { type GenealogyParts, namesOf, putTogether, takeApart } from './gedcom/people/structured-genealogy.ts';
export { readGedcom } from './gedcom/read.ts';
export { type GedcomLimits, isArchive, picturesWithin, unpack } from './gedcom/unpack.ts';
export type { Version } from './gedcom/versions/date-wording.ts';
export { saysTheSame, writeAsRead, writeGedcom } from './gedcom/write.ts';
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
export { HEALTH_KINDS, type HealthFinding, type HealthKind } from './inspect/findings.ts';
export { type Health, type HealthGrade, health } from './inspect/health.ts';
export { inspect } from './inspect/inspect.ts';
export { type Place, type PlaceSpelling, placesOf } from './inspect/places.ts';
export { placesAlike } from './inspect/places-alike.ts';
export { type JoinedGenealogy, joinedGenealogy, joinGenealogies } from './join/join-genealogies.ts';
export { joinedId, parseJoinedId } from './join/joined-id.ts';
export type { Conflict, Telling } from './join/merge-records.ts';
export { findSame, type IdentityClaims, identityClaims, type Refusal, type Sameness } from './join/sameness.ts';
export { type BirthCouple, birthCouple } from './kinship/birth-couple.ts';
export { ancestorsOfBothParents, type BloodTerms, bloodTerms } from './kinship/blood-terms.ts';
export { givenNamesForms } from './kinship/declension/given-name.ts';
export { relate } from './kinship/relate.ts';
export { type Kind, type PathStep, type Relationship, withoutDetails } from './kinship/relationship.ts';
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
export { type LivingLevel, type PersonVisibility, restrictedIn, visibilityOf } from './living/visibility.ts';
export { findLiving } from './living/who-lives.ts';
export { duplicates } from './match/duplicates.ts';
export type { Reason } from './match/likeness.ts';
export { type Match, type MatchedPair, match } from './match/match.ts';
export { wordReasons } from './match/wording.ts';
export { joinTwice, surelyTwice } from './merge/join-twice.ts';
export type { Choice, Field } from './merge/merge-facts.ts';
export { type MergeChoices, type MergeContext, type MergedFile, mergeFiles } from './merge/merge-files.ts';
export { type MergedPeople, mergePeople } from './merge/merge-people.ts';
export {
  type ComparedField,
  type ComparedKin,
  comparedFields,
  type SideBySide,
  sideBySide,
} from './merge/side-by-side.ts';
export { findByName, type NameIndex, nameIndex } from './name-search.ts';
export { type OutlineEntry, outline } from './outline.ts';
export { packGenealogy } from './packed/pack.ts';
export { type PackedGenealogy, Portrait } from './packed/packed.ts';
export { type AncestorReport, ancestorReport } from './reports/ancestor-report.ts';
export {
  type DescendantEntry,
  type DescendantReport,
  type DescendantUnion,
  descendantReport,
} from './reports/descendant-report.ts';
export { type FanPlaces, fanPlaces } from './reports/fan-places.ts';
