export { Changes, roundsText } from './Changes';
export { Consent } from './Consent';
export { DeliveryButtons } from './DeliveryButtons';
export { DeliveryFacts } from './DeliveryFacts';
