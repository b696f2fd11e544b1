import { dataFiles, readData } from '../data';
import { type ServiceData, servicesFile } from './shapes';

/** Every service of the demo, by id. */
export function demoServices(): ServiceData[] {
  return dataFiles('services')
    .flatMap((file) => {
      const { category_id, services } = readData(file, servicesFile);
      return services.map((service) => ({ ...service, category_id }));
    })
    .sort((a, b) => a.id - b.id);
}
