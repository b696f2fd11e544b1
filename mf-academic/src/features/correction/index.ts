export { CorrectionButton } from './CorrectionButton';
export { OwnCorrections } from './OwnCorrections';
