// An account whose password is lost comes back by its recovery code, which is shown once.
import type { Page } from '@playwright/test';
import { check } from './axe';
import { expect, test } from './test_server';

async function fill(page: Page, name: string, values: Record<string, string>): Promise<void> {
  const form = page.getByRole('form', { name });
  for (const [label, value] of Object.entries(values)) await form.getByLabel(label, { exact: true }).fill(value);
  await form.getByRole('button').click();
}

test('a lost password is replaced with the recovery code of the account', async ({ page, browser }) => {
  await page.goto('/#/account');
  await fill(page, 'Create an account', { Name: 'Anna', Password: 'la haye sainte' });
  await expect(page.getByRole('heading', { name: 'Your recovery code' })).toBeVisible();
  const code = await page.getByLabel('Recovery code').inputValue();
  expect(code).toMatch(/^[0-9A-Z]{5}(-[0-9A-Z]{5}){3}$/);
  await check(page, 'recovery code');
  await page.getByRole('button', { name: 'I have kept it' }).click();
  await expect(page).toHaveURL(/#\/$/);

  const elsewhere = await browser.newContext({ baseURL: new URL(page.url()).origin, locale: 'it-IT' });
  await elsewhere.addInitScript(() => localStorage.setItem('papelotte.language', 'it'));
  const other = await elsewhere.newPage();
  await other.goto('/#/account');
  const recover = { Nome: 'anna', 'Nuova password': 'hougoumont 1815' };
  await fill(other, 'Password dimenticata', { ...recover, 'Codice di recupero': '00000-00000-00000-00000' });
  await expect(other.getByText('Nome o codice di recupero sbagliati. Un codice vale una volta sola.')).toBeVisible();
  await fill(other, 'Password dimenticata', { ...recover, 'Codice di recupero': code.toLowerCase().replaceAll('-', ' ') });
  await expect(other.getByRole('heading', { name: 'Il tuo codice di recupero' })).toBeVisible();
  expect(await other.getByLabel('Codice di recupero').inputValue()).not.toBe(code);
  await other.getByRole('button', { name: 'L’ho conservato' }).click();
  await elsewhere.close();

  await page.goto('/#/account');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'You play as a guest' })).toBeVisible(); // every session has ended
  await fill(page, 'Sign in', { Name: 'Anna', Password: 'la haye sainte' });
  await expect(page.getByText('The name or the password is wrong.')).toBeVisible();
  await fill(page, 'Sign in', { Name: 'Anna', Password: 'hougoumont 1815' });
  await expect(page).toHaveURL(/#\/$/);
});
