import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { GAME_CATEGORIES } from '@/lib/domain/game-categories';
