// The rules of eslint: faults, not style; prettier does the formatting.
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['node_modules/', 'test-results/', 'public/'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
  {
    rules: {
      'no-undef': 'off', // svelte-check knows the types
      'svelte/no-at-html-tags': 'off', // only our own drawings use it: icons, pieces, maps
      'svelte/prefer-svelte-reactivity': 'off', // plain collections that the page does not depend on
      'svelte/no-useless-mustaches': 'off', // {' '} keeps a space that the compiler would trim
      'svelte/no-unused-svelte-ignore': 'off', // svelte-check reports what the linter does not see
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
    },
  },
  { files: ['browser/**', 'scripts/**'], rules: { 'no-console': 'off' } }, // tests and tools print their measurements
);
