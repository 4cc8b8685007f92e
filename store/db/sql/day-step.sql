-- Which ten days since 2020 a date lies in.
CREATE OR REPLACE FUNCTION day_step(day date)
  RETURNS int
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$
  SELECT greatest(day - date '2020-01-01', 0) / 10
$$;
