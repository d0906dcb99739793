import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countries, countryNumericOf, parseAlpha3Country, parseCountry, sepaCountries } from './country.ts';

test('the table holds the 249 codes of ISO 3166-1, each with its own number', () => {
  assert.equal(countries.length, 249);
  assert.equal(new Set(countries.map(countryNumericOf)).size, 249);
  for (const code of countries) assert.match(`${code}${countryNumericOf(code)}`, /^[A-Z]{2}[0-9]{3}$/);
});

test('well-known countries have their numbers, leading zeros kept', () => {
  const expected = {
    US: '840',
    GB: '826',
    DE: '276',
    FR: '250',
    AF: '004',
    AU: '036',
    BR: '076',
    JP: '392',
    NA: '516',
    TW: '158',
  };
  for (const [code, numeric] of Object.entries(expected)) {
    const country = parseCountry(code);
    assert.ok(country);
    assert.equal(countryNumericOf(country), numeric);
  }
});

test('a country is known by its three letters, too, which need not begin with its two', () => {
  const expected = { USA: 'US', IRL: 'IE', DEU: 'DE', CHE: 'CH', AUT: 'AT', AUS: 'AU', ESP: 'ES', UKR: 'UA' };
  for (const [three, two] of Object.entries(expected)) assert.equal(parseAlpha3Country(three), two);
  for (const text of ['UNK', 'EUR', 'usa', 'US', '', '840'])
    assert.equal(parseAlpha3Country(text), null, text);
});

test('reserved, user-assigned, lower-case and made-up codes are not countries', () => {
  for (const text of ['UK', 'XK', 'EU', 'ZZ', 'us', 'USA', '', 'AN', 'SU', '__proto__'])
    assert.equal(parseCountry(text), null, text);
});

test('SEPA is where its schemes are, those that joined last among them', () => {
  for (const code of ['AL', 'MD', 'ME', 'MK', 'RS', 'BG', 'DE', 'GB', 'CH', 'AX', 'BL'])
    assert.ok(sepaCountries.includes(code), code);
  for (const code of ['BA', 'UA', 'TR', 'GE', 'US']) assert.ok(!sepaCountries.includes(code), code);
  assert.equal(sepaCountries.length, new Set(sepaCountries).size);
  for (const code of sepaCountries) assert.notEqual(parseCountry(code), null, code);
});
