/** How many institutions and teachers a buyer can avoid with an order: the forms take so many, and pages say so. */
export const mostAvoided = 10;

/** What a form may hold at most. */
export const formDocumentLimits = {
  sections: 12,
  fields: 80,
  rowFields: 20,
  options: 60,
  title: 40,
  summary: 200,
  sectionTitle: 30,
  sectionNote: 200,
  label: 60,
  hint: 200,
  option: 60,
};
