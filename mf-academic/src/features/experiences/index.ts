export { ExperiencesBlock } from './ExperiencesBlock';
