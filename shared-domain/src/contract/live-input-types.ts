/** Types of live input by officials, read off the schemas. Importing this file costs nothing at run time. */
import type { z } from 'zod';
import type * as s from './schemas/index.ts';

export type LiveFact = z.input<typeof s.liveFact>;
export type LiveInputBody = z.input<typeof s.liveInputBody>;
export type LiveInputAnswer = z.infer<typeof s.liveInputAnswer>;
export type LiveState = z.infer<typeof s.liveState>;
export type DeviceAnswer = z.infer<typeof s.deviceAnswer>;
export type AcceptBody = z.input<typeof s.acceptBody>;
export type DeviceHoldAnswer = z.infer<typeof s.deviceHoldAnswer>;
