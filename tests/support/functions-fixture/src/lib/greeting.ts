import * as z from 'zod/mini';

export const greetingSchema = z.object({ name: z.string().check(z.minLength(1)) });

export const greet = (name: string): string => `Hello ${name}`;
